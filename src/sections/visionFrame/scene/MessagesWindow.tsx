import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { color, font, media, radius, space } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

interface Message {
  from: TextKey;
  text: TextKey;
  isReply?: boolean;
  settlesDate?: boolean;
}

const MESSAGES: Message[] = [
  { from: 'visionFrame.people.dana', text: 'visionFrame.messages.one' },
  {
    from: 'visionFrame.people.sam',
    text: 'visionFrame.messages.two',
    isReply: true,
    settlesDate: true,
  },
  { from: 'visionFrame.people.dana', text: 'visionFrame.messages.three', settlesDate: true },
];

/** A thread in which a date is settled and a question stays open. */
export function MessagesWindow() {
  return (
    <SceneWindow region="messages" title="visionFrame.messages.title">
      <div css={thread}>
        {MESSAGES.map(({ from, text, isReply, settlesDate }) => (
          <p key={text} data-reply={isReply}>
            <T as="b" k={from} />
            <span data-mark={settlesDate}>
              <T k={text} />
            </span>
          </p>
        ))}
      </div>
    </SceneWindow>
  );
}

const thread = css`
  display: grid;
  align-content: start;
  gap: ${space.xxs};
  padding: ${space.xs};
  font-size: ${font.tiny};
  line-height: 1.35;
  p {
    display: grid;
    justify-items: start;
  }
  b {
    display: none;
    color: ${color.inkMuted};
    font-weight: 400;
  }
  span {
    padding: ${space.xxs} ${space.xs};
    border-radius: ${radius.s};
    background: ${color.graySurface};
  }
  [data-reply] span { background: ${color.blueSurface}; }
  ${media.wide} {
    gap: ${space.xs};
    padding: ${space.s} ${space.m} ${space.m};
    font-size: ${font.micro};
    b {
      display: block;
      font-size: ${font.tiny};
    }
    [data-reply] { justify-items: end; }
  }
`;
