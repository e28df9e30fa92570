/** A pause that `wake` ends early. If nothing is waiting, the next pause ends at once. */
export function createWakeableTimer() {
  let isAwake = false;
  let end = () => {};
  return {
    wake() {
      isAwake = true;
      end();
    },
    async wait(milliseconds: number): Promise<void> {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isAwake = false;
    },
  };
}
