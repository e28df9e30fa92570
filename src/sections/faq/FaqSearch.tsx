import { css } from '@emotion/react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { T } from '../../i18n/T.tsx';
import { useAriaLabel } from '../../i18n/useAriaLabel.ts';
import { muted, needsScripts, noPrint } from '../../theme/mixins.ts';
import { size, space } from '../../theme/tokens.ts';
import { iconButton } from '../../ui/buttonStyles.ts';
import { SearchIcon, XIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface FaqSearchProps {
  field: Ref<HTMLInputElement>;
  onType: (typed: string) => void;
  onClear: () => void;
}

/** The search field above the questions, with a button that clears it. */
export function FaqSearch({ field, onType, onClear }: FaqSearchProps) {
  const { t } = useTranslation();
  const nameOf = useAriaLabel();
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> and logs that
    <div role="search" css={[box, noPrint, needsScripts]}>
      <TextField
        id="faq-search"
        ref={field}
        type="search"
        label={<T k="faq.search.label" />}
        placeholder={t('faq.search.placeholder')}
        autoComplete="off"
        onInput={(event) => onType(event.currentTarget.value)}
      >
        <SearchIcon css={magnifier} />
        {/* Rendered from the start, so that the first keystroke inserts no styles. */}
        <button
          type="button"
          css={[iconButton, clear]}
          {...nameOf('faq.search.clear')}
          onClick={onClear}
        >
          <XIcon />
        </button>
      </TextField>
    </div>
  );
}

const box = css`
  inline-size: 100%;
  max-inline-size: ${size.field};
  input { padding-inline: ${size.control}; }
  input:placeholder-shown { padding-inline-end: ${space.m}; }
  input::-webkit-search-cancel-button { display: none; }
`;

const magnifier = css`
  margin-inline-start: ${space.l};
  ${muted(size.icon)}
  pointer-events: none;
`;

const clear = css`
  justify-self: end;
  margin-inline-end: ${space.xxs};
  /* Does not rely on its place after the field, which a password manager may wrap. */
  [role='search']:has(input:placeholder-shown) & { display: none; }
`;
