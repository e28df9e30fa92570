import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../theme/mixins.ts';
import { color, font, radius, size, space } from '../theme/tokens.ts';

interface TextFieldProps extends ComponentProps<'input'> {
  id: string;
  /** Label for screen readers; sighted visitors have the placeholder and the context. */
  label: ReactNode;
  /** Id of the error's element while there is an error, which MUST be announced with the field. */
  errorId?: string | undefined;
}

/**
 * A single-line text field with a hidden label. Uncontrolled, so that text typed before hydration
 * stays.
 */
export function TextField({ id, label, errorId, ...rest }: TextFieldProps) {
  return (
    <>
      <label htmlFor={id} css={visuallyHidden}>
        {label}
      </label>
      <input
        id={id}
        css={field}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        {...rest}
      />
    </>
  );
}

const field = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size.control};
  padding: ${space.xs} ${space.l};
  border: ${space.hair} solid ${color.controlEdge};
  border-radius: ${radius.pill};
  background: ${color.surfaceRaised};
  font-size: ${font.body};
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
