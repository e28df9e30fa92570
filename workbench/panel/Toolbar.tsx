import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { languageName } from '../../translations/check/tagProblem.ts';
import { type Address, goTo } from '../page/address.ts';
import { VIEWS } from '../page/Site.tsx';
import { statesOfPage } from '../page/states.ts';

interface ToolbarProps {
  address: Address;
  tag: string;
  areLanguagesShown: boolean;
  /** What is left to do in the language: `Open 12 · Outdated 3`. */
  tasks: string;
  onTask(): void;
  onLanguages(): void;
  onNext(): void;
}

/** The bar with which a translator moves through the texts, the pages and the languages. */
export function Toolbar(props: ToolbarProps) {
  const { address, tag, areLanguagesShown, tasks } = props;
  return (
    <div role="toolbar" aria-label="Translation workbench">
      {tag !== SOURCE_LOCALE && (
        <button
          type="button"
          title="The next text that needs work"
          aria-keyshortcuts="Alt+Shift+ArrowDown"
          onClick={props.onTask}
        >
          {tasks || 'All done'}
        </button>
      )}
      <button type="button" aria-keyshortcuts="Alt+ArrowDown" onClick={props.onNext}>
        Next text ›
      </button>
      <select
        aria-label="Page and state"
        value={JSON.stringify([address.page, address.state])}
        onChange={({ target }) => {
          const [page, state] = JSON.parse(target.value);
          goTo({ language: tag, page, state });
        }}
      >
        {VIEWS.map((page) => (
          <optgroup key={page} label={page}>
            {['', ...Object.keys(statesOfPage(page))].map((state) => (
              <option key={state} value={JSON.stringify([page, state])}>
                {state || page}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button
        type="button"
        title={`Now ${languageName(tag)}`}
        aria-pressed={areLanguagesShown}
        onClick={props.onLanguages}
      >
        Languages
      </button>
    </div>
  );
}
