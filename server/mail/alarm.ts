/** A pause that can be cut short. A ring while nobody waits ends the next wait at once. */
export function createAlarm() {
  let hasRung = false;
  let end = () => {};
  return {
    ring() {
      hasRung = true;
      end();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasRung = false;
    },
  };
}
