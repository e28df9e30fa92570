import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { muted } from '../theme/mixins.ts';
import { color, font, radius, size, space } from '../theme/tokens.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  id: string;
  label: ReactNode;
  /** Id of the error's element while there is an error, which MUST be announced with the field. */
  errorId?: string | undefined;
  /** Content over the field, or beside it. */
  children: ReactNode;
  /** More styles of the box around the field. */
  styles?: SerializedStyles;
}

/** A text field below its label. Uncontrolled, so that text typed before hydration stays. */
export function TextField({
  id,
  label,
  errorId,
  'aria-describedby': describedBy,
  children,
  styles,
  ...rest
}: TextFieldProps) {
  return (
    <>
      <label htmlFor={id} css={name}>
        {label}
      </label>
      <div css={[box, styles]}>
        <input id={id} css={field} {...rest} aria-describedby={errorId ?? describedBy} />
        {children}
      </div>
    </>
  );
}

const name = css`
  display: block;
  padding-block-end: ${space.xxs};
  ${muted(font.micro)}
  line-height: 1.4;
`;

// Password managers wrap the field, or put elements before or after it: they share its cell.
const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  & > * { grid-area: 1 / 1; }
`;

const field = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size.control};
  padding: ${space.xs} ${space.l};
  border: ${space.hair} solid ${color.controlEdge};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  font-size: ${font.body};
  /* An email address, in a page that is written from right to left. */
  [dir='rtl'] &[dir='ltr'] { text-align: end; }
  &::placeholder {
    color: ${color.inkMuted};
    opacity: 1;
  }
  &[aria-invalid] {
    border-color: ${color.red};
    outline: ${size.ring} solid ${color.redHalo};
    &:focus-visible {
      outline-color: ${color.red};
      outline-offset: 0;
    }
  }
  &:disabled { opacity: 0.75; }
  /* Browsers paint a filled-in field in a color of their own, which only a shadow covers. */
  &:autofill {
    box-shadow: inset 0 0 0 ${size.control} ${color.surfaceRaised};
    -webkit-text-fill-color: ${color.ink};
  }
`;
