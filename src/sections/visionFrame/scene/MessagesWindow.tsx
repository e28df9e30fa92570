import { css } from '@emotion/react';
import { T } from '../../../i18n/T.tsx';
import type { TextKey } from '../../../i18n/useText.ts';
import { grid } from '../../../theme/mixins.ts';
import { color, media } from '../../../theme/tokens.ts';
import { SceneWindow } from './SceneWindow.tsx';

const MESSAGES: { text: TextKey; isReply?: true; settlesDate?: true }[] = [
  { text: 'visionFrame.messages.one' },
  { text: 'visionFrame.messages.two', isReply: true, settlesDate: true },
  { text: 'visionFrame.messages.three', settlesDate: true },
];

/** A thread in which a date is settled and a question stays open. */
export function MessagesWindow() {
  return (
    <SceneWindow region="messages" title="visionFrame.messages.title">
      <div css={thread}>
        {MESSAGES.map(({ text, isReply, settlesDate }) => (
          <p key={text} data-reply={isReply}>
            <span data-mark={settlesDate}>
              <T k={text} />
            </span>
          </p>
        ))}
      </div>
    </SceneWindow>
  );
}

// An avatar, and the message beside it; replies are mirrored.
const thread = css`
  ${grid('0.35em')}
  align-content: start;
  padding: 0.8em;
  p {
    display: flex;
    gap: 0.6em;
    align-items: end;
  }
  p::before {
    content: '';
    flex: none;
    inline-size: 2em;
    block-size: 2em;
    border-radius: 50%;
    background: linear-gradient(135deg, ${color.peach}, ${color.violet});
  }
  span {
    padding: 0.4em 0.8em;
    border-radius: 1.1em;
    border-end-start-radius: 0.3em;
    background: ${color.tintGray};
  }
  [data-reply] {
    flex-direction: row-reverse;
    &::before { background: linear-gradient(135deg, ${color.teal}, ${color.blue}); }
    span {
      border-end-start-radius: 1.1em;
      border-end-end-radius: 0.3em;
      background: ${color.reply};
      color: ${color.inkOnAction};
    }
  }
  ${media.wide} {
    gap: 0.7em;
    padding: 1em;
  }
`;
