/**
 * Reads a variable; undefined if it is unset.
 * @param accepts the accepted values, in words, for the error message
 * @throws Error naming the variable when its value is invalid
 */
export type ReadVariable = (
  name: string,
  accepts: string,
  isValid: (value: string) => boolean,
) => string | undefined;

/** Accepts only the spelling of the `Origin` header, with which it is compared. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;
}
