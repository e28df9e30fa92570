import { afterAll, expect, test, vi } from 'vitest';
import { TEST_LOCALES } from '../../support/languages/testLanguages.ts';

vi.mock('../../../src/config.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  SITE_URL: 'https://iris.app',
  API_BASE_URL: 'https://api.iris.app/base',
}));
// Other files import the same modules, without this configuration.
vi.resetModules();
afterAll(() => void vi.resetModules());
// Imported here, because a test's time limit does not allow for compiling its imports.
const { renderMessages } = await import('../../../src/render/renderMessages.tsx');

test('pages on another origin than the site’s link to the site', async () => {
  const german = TEST_LOCALES.find(({ language }) => language.tag === 'de-AT');
  if (!german) throw new Error('there is no German');
  const { confirmMail, pages } = renderMessages(german);
  expect(pages.unknown.body).toContain('href="https://iris.app/de-AT#waitlist"');
  expect(pages.joined.body).toContain('href="https://iris.app{{from}}"');
  expect(
    pages.confirmed.body.match(/href="https:\/\/iris\.app\/de-AT\?ref=confirmation"/g),
  ).toHaveLength(2);
  expect(confirmMail.text).toContain('iris.app');
});
