import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkLocaleFolder } from '../../../../translations/check/checkLocaleFolder.ts';
import { formatReport } from '../../../../translations/check/report.ts';
import { readProject } from '../../../../translations/edits/readProject.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { recordTexts } from '../../../support/translations/recordTexts.ts';
import { translatedProject } from '../../../support/translations/translatedProject.ts';

const EN = { a: 'Join', b: 'Ask', n_one: 'One thing', n_other: '{{count}} things' };
const DE = { a: 'Mach mit', b: 'Frag', n_one: 'Eins', n_other: '{{count}} Dinge' };
const THINGS = '{{count}} rzeczy';
const PL = { a: 'Dołącz', b: 'Pytaj', n_one: '1', n_few: THINGS, n_many: THINGS, n_other: THINGS };

// Git is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let project: ReturnType<typeof translatedProject>;

beforeEach(() => {
  project = translatedProject();
  project.git('init', '--quiet', '--initial-branch=main');
  project.write('en', EN);
  project.write('context/notes', { a: { required: true } });
  project.write('de', DE);
  project.write('pl', PL);
  recordTexts(project.root, 'de', Object.keys(DE));
  recordTexts(project.root, 'pl', Object.keys(PL));
  project.commit();
});

function run(...words: string[]) {
  const tsx = path.resolve('node_modules/tsx/dist/loader.mjs');
  const command = ['--import', tsx, path.resolve('tools/i18n/i18n.ts'), ...words];
  return spawnSync(process.execPath, command, { cwd: project.root, encoding: 'utf8' });
}

const status = (tag: string, root = project.root) => {
  const [found] = checkLocaleFolder(root, [tag]);
  if (!found) throw new Error(`no status of ${tag}`);
  return found;
};
/** What outdated translations were made from, as the panel shows it. */
const earlier = (root = project.root) => Object.values(readProject(root, '').earlier);
const textsThatAre = (kind: string, tag: string, root?: string) =>
  status(tag, root).findings.filter((finding) => finding.kind === kind);
const outdated = (tag: string, root?: string) =>
  textsThatAre('outdated', tag, root).map(({ key }) => key);

test('a text is outdated from a change of its English until somebody says that it is right', () => {
  expect(outdated('de')).toEqual([]);
  project.write('en', { ...EN, a: 'Join now', b: 'Ask us' });
  expect(outdated('de')).toEqual(['a', 'b']);
  recordTexts(project.root, 'de', ['a']);
  expect(outdated('de')).toEqual(['b']);
  project.write('en', EN);
  expect(outdated('de')).toEqual(['a']);
});

test('plural forms that English lacks are made from its form `_other`', () => {
  project.write('en', { ...EN, n_other: '{{count}} items' });
  expect(outdated('de')).toEqual(['n_other']);
  expect(outdated('pl')).toEqual(['n_few', 'n_many', 'n_other']);
});

test('the report shows the English of what is outdated', () => {
  project.write('en', { ...EN, a: 'Join now' });
  const report = () => formatReport(checkLocaleFolder(project.root, ['de']));
  expect(report()).toContain('| German (de) | 100 % (4 of 4) | 1 | yes |');
  expect(report()).toContain('locales/de.json:2  a  now “Join now”');
});

test('a squash, a merge and a shallow clone make nothing outdated by themselves', () => {
  // On a branch, one text is translated again, and one is still right.
  project.git('checkout', '--quiet', '-b', 'branch');
  project.write('en', { ...EN, a: 'Join us' });
  project.commit();
  project.write('de', { ...DE, a: 'Komm zu uns' });
  for (const tag of ['de', 'pl']) recordTexts(project.root, tag, ['a']);
  project.commit();
  // Meanwhile, another English text is reworded.
  project.git('checkout', '--quiet', 'main');
  project.write('en', { ...EN, n_other: '{{count}} items' });
  for (const tag of ['de', 'pl']) recordTexts(project.root, tag, outdated(tag));
  project.commit();

  for (const way of ['--no-ff', '--squash']) {
    project.git('checkout', '--quiet', '-B', 'target', 'main');
    project.git('merge', '--quiet', '--no-commit', way, 'branch');
    project.commit('Merge');
    expect([...outdated('de'), ...outdated('pl')]).toEqual([]);
  }
  const clone = path.join(temporaryFolder(), 'clone');
  project.git('clone', '--quiet', '--depth', '1', `file://${project.root}`, clone);
  expect([...outdated('de', clone), ...outdated('pl', clone)]).toEqual([]);
});

test('a merge keeps outdated what one side translated and the other changed in English', () => {
  project.git('checkout', '--quiet', '-b', 'branch');
  project.write('de', { ...DE, a: 'Komm dazu' });
  recordTexts(project.root, 'de', ['a']);
  project.commit();
  project.git('checkout', '--quiet', 'main');
  project.write('en', { ...EN, a: 'Join now' });
  project.commit();
  project.git('merge', '--quiet', '--no-edit', 'branch');
  expect(outdated('de')).toEqual(['a']);
  expect(earlier()).toEqual(['Join']);
});

test('in a shallow clone an outdated text is known, without its history', () => {
  project.write('en', { ...EN, a: 'Join now' });
  project.commit();
  const clone = path.join(temporaryFolder(), 'clone');
  project.git('clone', '--quiet', '--depth', '1', `file://${project.root}`, clone);
  expect(textsThatAre('outdated', 'de', clone)).toMatchObject([
    { line: 2, message: 'now “Join now”' },
  ]);
});

test('an import of a file records the English of its texts that have none, and fails with a sentence', () => {
  project.write('nl', { b: 'Vraag', n_one: 'Een' });
  expect(textsThatAre('unrecorded', 'nl')).toMatchObject([{ key: 'b' }, { key: 'n_one' }]);
  expect(formatReport(checkLocaleFolder(project.root, ['nl']))).toContain('npm run i18n -- import');
  expect(run('import', 'locales/nl.json').status).toBe(0);
  expect(Object.keys(JSON.parse(project.read('state/nl')))).toEqual(['b', 'n_one']);
  // The recorded state stays: the import does not make an outdated text up to date.
  project.write('en', { ...EN, b: 'Ask us' });
  run('import', 'locales/nl.json');
  expect(outdated('nl')).toEqual(['b']);
  expect(run('sv')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^there is no translation “sv”, only de, nl, pl; .*--help/),
  });
});
