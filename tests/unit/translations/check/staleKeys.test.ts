import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createStaleKeys } from '../../../../translations/check/staleKeys.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const EN = 'locales/en.json';
const DE = 'locales/de.json';
let root = '';

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'locales'));
  git('init', '--quiet');
});

/** Runs Git without the machine's settings, which may add signatures and hooks. */
function git(...command: string[]): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@iris.example', ...command], {
    cwd: root,
    env: { PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: '1', HOME: root },
  });
}

function write(file: string, texts: object): void {
  writeFileSync(path.join(root, file), JSON.stringify(texts));
}

function commit(message = 'Change texts'): void {
  git('add', '.');
  git('commit', '--quiet', '--message', message);
}

/** Commits both languages together. */
function begin(): void {
  write(EN, { a: 'Join', b: 'Ask', n_one: 'One', n_other: '{{count}}' });
  write(DE, { a: 'Mach mit', b: 'Frag', n_one: 'Eins', n_other: '{{count}}' });
  commit();
}

function stale(): string[] | undefined {
  const keys = createStaleKeys(root, EN)?.(DE);
  return keys && [...keys].sort();
}

test('a text is stale from a change of its English to the next change of its translation', () => {
  begin();
  expect(stale()).toEqual([]);
  write(EN, { a: 'Join now', b: 'Ask now' });
  commit();
  expect(stale()).toEqual(['a', 'b']);
  write(DE, { a: 'Mach jetzt mit', b: 'Frag' });
  commit();
  expect(stale()).toEqual(['b']);
});

test('an uncommitted change is the latest', () => {
  begin();
  write(EN, { a: 'Join now', b: 'Ask' });
  expect(stale()).toEqual(['a']);
  commit();
  write(DE, { a: 'Mach jetzt mit', b: 'Frag' });
  expect(stale()).toEqual([]);
});

test('a plural form is stale with its own English, or with the form `_other`', () => {
  begin();
  write(DE, { n_one: 'Eins', n_two: 'Zwei', n_other: '{{count}}' });
  commit();
  write(EN, { n_one: 'Just one', n_other: '{{count}}' });
  commit();
  expect(stale()).toEqual(['n_one']);
  write(DE, { n_one: 'Nur eins', n_two: 'Zwei', n_other: '{{count}}' });
  write(EN, { n_one: 'Just one', n_other: '{{count}} questions' });
  commit();
  expect(stale()).toEqual(['n_other', 'n_two']);
});

test('a typo fix makes nothing stale, the next commit does', () => {
  begin();
  write(EN, { a: 'Join!', b: 'Ask' });
  commit('Mend a typo\n\nLocale-Change: typo');
  expect(stale()).toEqual([]);
  write(EN, { a: 'Join now!', b: 'Ask' });
  commit('Speak of Locale-Change: typo within a line');
  expect(stale()).toEqual(['a']);
});

test('a text that moved to another key is new there', () => {
  begin();
  write(EN, { a: 'Join', c: 'Ask' });
  write(DE, { a: 'Mach mit', c: 'Frag' });
  commit();
  expect(stale()).toEqual([]);
});

test('without a complete history the result is undefined', () => {
  begin();
  write(EN, { a: 'Join now' });
  commit();
  const shallow = path.join(root, 'shallow');
  git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
  expect(createStaleKeys(shallow, EN)).toBeUndefined();
  rmSync(path.join(root, '.git'), { recursive: true });
  write(EN, { a: 'Join' });
  write(DE, { a: 'Mach mit' });
  expect(stale()).toBeUndefined();
});
