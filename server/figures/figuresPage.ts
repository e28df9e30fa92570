import { html, raw } from 'hono/html';
import { FIGURES_CONTENT, FIGURES_TITLE } from '../../src/messages/messages.ts';
import { type Counts, FIGURE_DAYS, type Figures, OTHER } from '../database/figures.ts';
import { dayOf, daysBefore } from '../day.ts';
import { COLUMNS, COUNT_NAMES, LISTS, rangeText, rowsOf, sumText } from './figuresText.ts';
import { shareOf, shareText } from './share.ts';

export const FIGURES_PAGE = '/growth';
export const FIGURES_CSV = '/growth.csv';

const TITLE = 'Waitlist figures';

const PERIODS = { 7: '7 days', 30: '30 days', 90: '90 days', all: 'All days' } as const;

/** The columns between the first and the last one. */
const COLUMNS_BESIDE = COUNT_NAMES.filter((name) => name !== 'joined' && name !== 'confirmed');

/**
 * Returns the page with the figures, whose charts need no script.
 * @param frame the build's page to fill in
 */
export async function figuresPage(frame: string, figures: Figures): Promise<string> {
  const content = await html`
    <h1>${TITLE}</h1>
    <nav aria-label="Period">
      ${FIGURE_DAYS.map(
        (days) =>
          html`<a href="?days=${days}" ${currentIf(days === figures.days)}>${PERIODS[days]}</a>`,
      )}
      <a href="${FIGURES_CSV}?days=${figures.days}" download>CSV</a>
    </nav>
    <div>
      <p>${rangeText(figures)}. Every column counts people by the day they joined.</p>
      <p>${sumText(figures)}</p>
    </div>
    ${figures.total.joined === 0 ? html`<p><b>Nobody joined in this period.</b></p>` : filled(figures)}
    <p class="muted">
      Each share is followed by the size of its group and, in brackets, its 95 % Wilson interval.
      ${'(not known)'} stands for sign-ups without a known origin, such as those of visitors who
      object to tracking. What people do before they join is in the tracker.
    </p>
  `;
  return frame.replaceAll(FIGURES_TITLE, TITLE).replace(FIGURES_CONTENT, () => String(content));
}

function filled(figures: Figures) {
  const { joined, confirmed, left, invited } = figures.total;
  return html`
    <dl>
      ${stat('Joined', joined)}
      ${stat('Confirmed', confirmed, shareText(shareOf(confirmed, joined)))}
      ${stat('Left', left, shareText(shareOf(left, joined)))}
      ${stat('Invited', invited, shareText(shareOf(invited, joined)))}
    </dl>
    ${chart(figures)}
    ${LISTS.map(({ title, list, dimensions }) => {
      const rows = rowsOf(figures, list);
      const most = Math.max(...rows.map((row) => row.joined));
      return html`
        <section>
          <h2 id="${list}">${title}</h2>
          <div role="table" aria-labelledby="${list}">
            <div role="row" class="head">
              <span role="columnheader">${dimensions.join(' · ')}</span>
              <span role="columnheader">${COLUMNS.joined}</span>
              ${COLUMNS_BESIDE.map((name) => html`<span role="columnheader">${COLUMNS[name]}</span>`)}
              <span role="columnheader">${COLUMNS.confirmed}</span>
            </div>
            ${rows.map(
              (row) => html`
                <div role="row">
                  <span role="rowheader">${dimensions.map((dimension) => row[dimension]).join(' · ')}${bar(row.joined / most)}</span>
                  ${cell('joined', row)}
                  ${COLUMNS_BESIDE.map((name) => cell(name, row))}
                  ${cell('confirmed', row)}
                </div>
              `,
            )}
          </div>
        </section>
      `;
    })}
  `;
}

function stat(name: string, count: number, share = '') {
  return html`<div><dt>${name}</dt><dd><b>${count}</b>${share}</dd></div>`;
}

function cell(name: keyof Counts, row: Counts) {
  const share =
    name === 'confirmed'
      ? html` <span class="muted">${shareText(shareOf(row.confirmed, row.joined))}</span>`
      : '';
  return html`<span role="cell" data-label="${COLUMNS[name]}">${row[name]}${share}</span>`;
}

function bar(share: number) {
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width="${(100 * share).toFixed(2)}" height="1" rx="0.5"></rect></svg>`;
}

/** The most days in the chart. */
const CHART_DAYS = 100;

/** Draws how many people joined on each day, including days without any. */
function chart({ byDay, from }: Figures) {
  const joined = new Map(byDay.map(({ day, joined }) => [day, joined]));
  const oldest = from ?? [...joined.keys()].filter((day) => day !== OTHER).at(-1);
  const today = dayOf(new Date());
  const shown: string[] = [];
  for (
    let day = today;
    oldest && day >= oldest && shown.length < CHART_DAYS;
    day = daysBefore(day, 1)
  ) {
    shown.unshift(day);
  }
  const most = Math.max(...joined.values());
  return html`
    <div>
    <svg class="days" viewBox="0 0 ${shown.length} 1" preserveAspectRatio="none" role="img"
      aria-label="People who joined, by day">
      ${shown.map((day, index) => {
        const height = (joined.get(day) ?? 0) / most;
        return html`<rect x="${index + 0.1}" y="${1 - height}" width="0.8" height="${height}"><title>${day}: ${joined.get(day) ?? 0}</title></rect>`;
      })}
    </svg>
    <p class="muted axis"><span>${shown[0]}</span><span>${today}</span></p>
    </div>
  `;
}

function currentIf(isCurrent: boolean) {
  return isCurrent ? raw('aria-current="page"') : '';
}
