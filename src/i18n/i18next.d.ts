import type en from '../../locales/en.json';

// The source language's file is the type of all keys: a key that is not in it does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    returnNull: false;
  }
}
