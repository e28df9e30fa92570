import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { t } from '../../harness/texts/siteTexts.ts';
import { FaqBrowser } from '../../src/sections/faq/FaqBrowser.tsx';
import { FAQ } from '../../src/sections/faq/faqEntries.ts';
import { renderInSite } from '../support/renderInSite.tsx';

const QUESTIONS = FAQ.flatMap(({ entries }) => entries);
const renderFaq = (path = '/faq') => renderInSite(<FaqBrowser />, { path });
const search = () => screen.getByRole('searchbox', { name: t('faq.search.label') });
const shownQuestions = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent);

test('there are five categories with 3, 4, 3, 3 and 3 questions', () => {
  renderFaq();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    t('faq.general.title'),
    t('faq.features.title'),
    t('faq.privacy.title'),
    t('faq.technical.title'),
    t('faq.support.title'),
  ]);
  expect(FAQ.map(({ entries }) => entries.length)).toEqual([3, 4, 3, 3, 3]);
  expect(screen.getAllByRole('group')).toHaveLength(QUESTIONS.length);
});

describe('the search', () => {
  test('keeps the questions that contain the term in question or answer, in any case', async () => {
    const { user } = renderFaq();
    await user.type(search(), '  GOOGLE meet ');
    expect(shownQuestions()).toEqual([
      t('faq.features.transcription.question'),
      t('faq.technical.integrations.question'),
    ]);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      t('faq.features.title'),
      t('faq.technical.title'),
    ]);
    expect(screen.getByRole('status').textContent).toBe(t('faq.search.matches', { count: 2 }));
    expect(document.querySelector('mark')?.textContent).toBe('Google Meet');
  });

  test('uses the singular for one question', async () => {
    const { user } = renderFaq();
    await user.type(search(), 'explored');
    expect(screen.getByRole('status').textContent).toBe(t('faq.search.matches', { count: 1 }));
  });

  test('without a match says so, and its button brings everything back', async () => {
    const { user } = renderFaq();
    await user.type(search(), 'zebra');
    expect(screen.queryAllByRole('group')).toEqual([]);
    const status = within(screen.getByRole('status'));
    expect(status.getByText(t('faq.empty.title'))).toBeTruthy();
    expect(status.getByText(t('faq.empty.text'))).toBeTruthy();

    await user.click(screen.getByRole('button', { name: t('faq.search.clear') }));
    expect(screen.getAllByRole('group')).toHaveLength(QUESTIONS.length);
    expect(document.activeElement).toBe(search());
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button', { name: t('faq.search.clear') })).toBeNull();
  });

  test('for blanks hides nothing', async () => {
    const { user } = renderFaq();
    await user.type(search(), '   ');
    expect(screen.getAllByRole('group')).toHaveLength(QUESTIONS.length);
  });

  test('does not change which questions are open', async () => {
    const { user } = renderFaq();
    const [first, second] = screen.getAllByRole<HTMLDetailsElement>('group') as [
      HTMLDetailsElement,
      HTMLDetailsElement,
    ];
    first.open = true;
    second.open = true;
    await user.type(search(), 'zebra');
    await user.clear(search());
    expect(first.open && second.open).toBe(true);
    expect(
      screen.getAllByRole<HTMLDetailsElement>('group').filter(({ open }) => open),
    ).toHaveLength(2);
  });
});

test('an address with a question opens that question and no other', () => {
  renderFaq('/faq#shortcuts');
  const open = screen.getAllByRole<HTMLDetailsElement>('group').filter((group) => group.open);
  expect(open.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    t('faq.technical.shortcuts.question'),
  ]);
  expect(document.activeElement).toBe(open[0]?.querySelector('summary'));
});

test('an address with an unknown or broken fragment opens nothing', () => {
  renderFaq('/faq#%E0%A4%A');
  expect(screen.getAllByRole<HTMLDetailsElement>('group').some(({ open }) => open)).toBe(false);
});
