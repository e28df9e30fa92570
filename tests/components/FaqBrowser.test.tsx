import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { t } from '../../harness/texts/siteTexts.ts';
import { FaqBrowser } from '../../src/sections/faq/FaqBrowser.tsx';
import { FAQ } from '../../src/sections/faq/faqEntries.ts';
import { renderInSite } from '../support/renderInSite.tsx';

const QUESTIONS = FAQ.flatMap(({ entries }) => entries.map(({ question }) => t(question)));
const renderFaq = (path = '/faq') => renderInSite(<FaqBrowser />, { path });
const search = () => screen.getByRole('searchbox', { name: t('faq.search.label') });
const items = () => screen.queryAllByRole<HTMLDetailsElement>('group');
const questionsOf = (some: HTMLDetailsElement[]) =>
  some.map((item) => item.querySelector('summary')?.textContent);
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

test('every question is shown, by category', () => {
  renderFaq();
  expect(headings()).toEqual(FAQ.map(({ title }) => t(title)));
  expect(questionsOf(items())).toEqual(QUESTIONS);
});

describe('the search', () => {
  test('keeps the questions that contain the term in question or answer, in any case', async () => {
    const { user } = renderFaq();
    await user.type(search(), '  GOOGLE meet ');
    expect(questionsOf(items())).toEqual([
      t('faq.features.transcription.question'),
      t('faq.technical.integrations.question'),
    ]);
    expect(headings()).toEqual([t('faq.features.title'), t('faq.technical.title')]);
    expect(screen.getByRole('status').textContent).toBe(t('faq.search.matches', { count: 2 }));
    expect(document.querySelector('mark')?.textContent).toBe('Google Meet');
  });

  test('without a match says so, and its button brings everything back', async () => {
    const { user } = renderFaq();
    await user.type(search(), 'zebra');
    expect(items()).toEqual([]);
    const status = within(screen.getByRole('status'));
    expect(status.getByText(t('faq.empty.title'))).toBeTruthy();
    expect(status.getByText(t('faq.empty.text'))).toBeTruthy();

    await user.click(screen.getByRole('button', { name: t('faq.search.clear') }));
    expect(questionsOf(items())).toEqual(QUESTIONS);
    expect(document.activeElement).toBe(search());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: t('faq.search.clear') })).toBeNull();
  });

  test('for blanks hides nothing', async () => {
    const { user } = renderFaq();
    await user.type(search(), '   ');
    expect(questionsOf(items())).toEqual(QUESTIONS);
  });
});

test('an address with a question opens that question and no other', () => {
  renderFaq('/faq#shortcuts');
  const open = items().filter((item) => item.open);
  expect(questionsOf(open)).toEqual([t('faq.technical.shortcuts.question')]);
  expect(document.activeElement).toBe(open[0]?.querySelector('summary'));
});

test('an address with an unknown or broken fragment opens nothing', () => {
  renderFaq('/faq#%E0%A4%A');
  expect(items().filter((item) => item.open)).toEqual([]);
});
