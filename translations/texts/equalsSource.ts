/** Whether a translation is the English text, apart from case, final marks and soft hyphens. */
export function equalsSource(translation: string, english: string): boolean {
  return translation === english || comparable(translation) === comparable(english);
}

/** Returns a text without case, final marks and characters that only allow line breaks. */
function comparable(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s.…!?:。！？：]+$/u, '')
    .toLowerCase();
}
