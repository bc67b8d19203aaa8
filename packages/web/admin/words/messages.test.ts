import { expect, it } from 'vitest';
import { ownMessages } from './messages.ts';

type Messages = { [key: string]: string | Messages };

const messagesOf = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' ? messagesOf(value, `${path}${key}.`) : [[path + key, value]],
  );

/** Untranslatable answer of another server. */
const PASSED_ON = ['settings.actionFailed'];

it('no Polish sentence passes on what the service says, which is English', () => {
  const passed = messagesOf(ownMessages('pl') as Messages).filter(([, text]) => text.includes('%{message}'));
  expect(passed.map(([path]) => path)).toEqual(PASSED_ON);
});

it('no English text uses a word that has a better one', () => {
  const replaced =
    /\b(e-mails?|begins?|begun|anew|afresh|meanwhile|beside|somebody|nobody|seen to|tells? of|takes? up|mend|passed over|for want of|for good|by hand|on the whole|person’s data)\b/i;
  expect(messagesOf(ownMessages('en') as Messages).filter(([, text]) => replaced.test(text))).toEqual([]);
});
