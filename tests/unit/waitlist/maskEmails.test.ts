import { describe, expect, it } from 'vitest';
import { maskEmails } from '../../../src/rules/maskEmails.ts';

describe('maskEmails', () => {
  it.each([
    ['The address jane@example.com is taken', 'The address [email] is taken'],
    ['Try jane%40example.com later', 'Try [email] later'],
    ['Try jane%2540example.com later', 'Try [email] later'],
    ['Try jane＠example.com later', 'Try [email] later'],
    ['Try jane%EF%BC%A0example.com later', 'Try [email] later'],
    ['Try jane&#64;example.com later', 'Try [email] later'],
    ['Try jane&#x40;example.com later', 'Try [email] later'],
    ['Try jane\\u0040example.com later', 'Try [email] later'],
    ['Try jörg@müller.example later', 'Try [email] later'],
    ['Try joe@xn--mller-kva.example later', 'Try [email] later'],
    ['Try a"b,(c)@localhost later', 'Try [email] later'],
    ['jane@example.com\nbob@example.com', '[email]\n[email]'],
  ])('turns %j into %j', (text, masked) => {
    expect(maskEmails(text)).toBe(masked);
  });

  it('leaves a lone at sign and other text unchanged', () => {
    const text = 'Ask @iris, we meet @ noon for 100% of 40 & more';
    expect(maskEmails(text)).toBe(text);
  });
});
