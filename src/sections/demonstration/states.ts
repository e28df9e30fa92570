import type { AnyTextKey } from '../../i18n/textKeys.ts';
import type { RegionId } from './scene/regions.ts';

/** A state of the demonstration that a visitor brings about. */
interface DemonstrationState {
  /** The buttons to press, by the keys of their texts. */
  press: AnyTextKey[];
  /** A text that it shows. */
  text: AnyTextKey;
  /** The group of the texts that only this state shows. */
  group?: string;
}

/** The states, by name, for the tests and the workbench. They can follow one another in this order. */
export const DEMONSTRATION_STATES: Record<string, DemonstrationState> = {
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
  'the Vision Frame over the code': over('code'),
  'the Vision Frame over the calendar': over('calendar'),
};

function over(region: RegionId): DemonstrationState {
  const group = `home.demonstration.${region}` as const;
  return { press: [`${group}.name`], text: `${group}.source`, group };
}
