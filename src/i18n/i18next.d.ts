import type en from '../../locales/en.json';

type Month = 'january' | 'february' | 'march' | 'april';
/** A table that a build formats for each language. */
type Costs = Record<Month, Record<'month' | 'hosting' | 'tools' | 'sum', string>>;

// Derives the type of all keys from the source language's file: an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en & { sampleCosts: Costs } };
    returnNull: false;
  }
}
