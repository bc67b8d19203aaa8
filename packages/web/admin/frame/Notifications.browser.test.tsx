import { useNotify } from 'react-admin';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountInAdministration } from '../testing/administration.tsx';

function Sender({ messages }: { messages: readonly string[] }) {
  const notify = useNotify();
  return messages.map((message) => (
    <button key={message} type="button" onClick={() => notify(message, { type: 'error' })}>
      Send {message}
    </button>
  ));
}

/** Uses the keyboard, as a click elsewhere closes messages. */
async function send(message: string) {
  const button = page.getByRole('button', { name: `Send ${message}` });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

const shown = () =>
  page
    .getByRole('alert')
    .elements()
    .map(({ textContent }) => textContent?.trim());

it('shows a message beside those before it, a repeated one once, and at most three', async () => {
  await mountInAdministration(<Sender messages={['Aa', 'Bb', 'Cc', 'Dd']} />);
  for (const message of ['Aa', 'Bb', 'Aa', 'Cc']) await send(message);
  await expect.poll(shown).toEqual(['Bb', 'Aa', 'Cc']);
  await send('Dd');
  await expect.poll(shown).toEqual(['Aa', 'Cc', 'Dd']);
});
