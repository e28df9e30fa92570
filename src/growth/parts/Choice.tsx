import { css } from '@emotion/react';
import { shadow } from '../../theme/shadows.ts';
import { color, font, media, radius, space } from '../../theme/tokens.ts';

interface ChoiceProps<T extends string> {
  label: string;
  names: Record<T, string>;
  chosen: T | undefined;
  onChoose: (value: T) => void;
}

/** Buttons side by side, of which one is pressed. */
export function Choice<T extends string>({ label, names, ...props }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend that is no label
    <div role="group" aria-label={label} css={choice}>
      {(Object.keys(names) as T[]).map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {names[value]}
        </button>
      ))}
    </div>
  );
}

const choice = css`
  display: flex;
  flex-wrap: wrap;
  ${media.narrow} { inline-size: 100%; }
  padding: ${space.hair};
  border: ${space.hair} solid ${color.hairline};
  border-radius: ${radius.s};
  background: ${color.paperSunk};
  button {
    flex: 1;
    padding: ${space.xs} ${space.s};
    border: 0;
    border-radius: calc(${radius.s} - 2 * ${space.hair});
    background: none;
    color: ${color.inkMuted};
    font-size: ${font.small};
    white-space: nowrap;
    ${media.narrow} {
      padding-inline: ${space.xs};
      font-size: ${font.micro};
    }
    &:hover { color: ${color.ink}; }
  }
  [aria-pressed='true'] {
    background: ${color.surfaceRaised};
    color: ${color.ink};
    font-weight: 600;
    box-shadow: ${shadow.button};
    ${media.forcedColors} { text-decoration: underline; }
  }
`;
