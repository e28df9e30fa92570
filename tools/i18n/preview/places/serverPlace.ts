import { CHANGES_URL, fetchProject, type Place, PROJECT_URL } from './place.ts';

/** The project's files, which the server of `npm run i18n -- preview` reads and writes. */
export const serverPlace: Place = {
  isBrowser: false,
  read: fetchProject,
  async write(changes) {
    const response = await fetch(PROJECT_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    });
    if (response.ok || response.status === 409) return response.ok;
    throw new Error(await response.text());
  },
  originOf: () => undefined,
  onChange(listen) {
    const changes = new EventSource(CHANGES_URL);
    changes.onmessage = listen;
    return () => changes.close();
  },
};
