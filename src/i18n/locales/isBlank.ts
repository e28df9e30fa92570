/** Whether a text shows nothing: it is empty, or has spaces and invisible characters only. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\u115F\u1160\u3164\uFFA0]/u.test(text);
}
