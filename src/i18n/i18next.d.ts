import type en from '../../locales/en.json';

// Derives the type of all keys from the source language's file: an unknown key does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    returnNull: false;
  }
}
