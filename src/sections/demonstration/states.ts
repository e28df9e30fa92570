import type { SectionStates } from '../shared/sectionStates.ts';
import type { RegionId } from './scene/regions.ts';

export const STATES: SectionStates = {
  page: 'home',
  responds: '[data-press]',
  states: {
    'the Vision Frame asked': {
      press: ['home.demonstration.ask', 'home.demonstration.sheet.total.question'],
      text: 'home.demonstration.sheet.total.answer',
    },
    'the Vision Frame asking': {
      press: ['home.demonstration.ask'],
      text: 'home.demonstration.sheet.total.question',
    },
    'the Vision Frame listening': {
      press: ['home.demonstration.listen'],
      text: 'home.demonstration.transcript.four',
      group: 'home.demonstration.transcript',
    },
    'the Vision Frame over the messages': over('messages'),
    'the Vision Frame over the calendar': over('calendar'),
  },
};

function over(region: RegionId): SectionStates['states'][string] {
  const group = `home.demonstration.${region}` as const;
  return { press: [`${group}.name`], text: `${group}.source`, group };
}
