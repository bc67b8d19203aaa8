import { Link, useSearch } from 'wouter';
import { mountingIn, PATHS } from '../paths.ts';
import { Message } from '../shell/Message.tsx';
import { inFirstLanguage, wordsWithoutTexts } from '../translation/withoutTexts.ts';
import { Button } from '../ui/Button.tsx';
import { MountingView } from './MountingView.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { useOrder } from './useOrder.ts';

/** The order's texts would have come with it, so these come with the code. */
const WORDS = {
  pl: {
    orderMissing: 'Nie ma takiego zamówienia',
    orderMissingHint: 'Sprawdź, czy adres jest cały: mógł zostać obcięty podczas kopiowania.',
    orderFailed: 'Nie udało się wczytać zamówienia',
    orderFailedHint:
      'Sprawdź połączenie z internetem i spróbuj ponownie. Zapisane zamówienie jest bezpieczne.',
    toConfigurator: 'Przejdź do konfiguratora',
  },
  en: {
    orderMissing: 'There is no such order',
    orderMissingHint: 'Check that the address is complete: it may have been cut off when copied.',
    orderFailed: 'The order could not be loaded',
    orderFailedHint: 'Check your internet connection and try again. The saved order is safe.',
    toConfigurator: 'Go to the configurator',
  },
  de: {
    orderMissing: 'Diese Bestellung gibt es nicht',
    orderMissingHint:
      'Prüfen Sie, ob die Adresse vollständig ist: Sie kann beim Kopieren gekürzt worden sein.',
    orderFailed: 'Die Bestellung konnte nicht geladen werden',
    orderFailedHint:
      'Prüfen Sie die Internetverbindung und versuchen Sie es erneut. Die gespeicherte Bestellung ist sicher.',
    toConfigurator: 'Zum Konfigurator',
  },
} as const;

/** No such order, or no answer. */
function OrderFailed({ isMissing, retry }: { isMissing: boolean; retry: () => void }) {
  const words = { ...wordsWithoutTexts(), ...inFirstLanguage(WORDS) };
  const actions = (
    <>
      {!isMissing && (
        <Button variant="primary" icon="refresh" onClick={retry}>
          {words.retry}
        </Button>
      )}
      <Link href={PATHS.home}>{words.toConfigurator}</Link>
    </>
  );
  return (
    <main>
      <Message title={isMissing ? words.orderMissing : words.orderFailed} actions={actions}>
        <p role="alert">{isMissing ? words.orderMissingHint : words.orderFailedHint}</p>
      </Message>
    </main>
  );
}

/** The page of a stored order: it brings its own texts, and asks for nothing else (D32). */
export default function DownloadPage({ id }: { id: string }) {
  const { state, retry } = useOrder(id);
  const sought = mountingIn(useSearch());
  if (state.status === 'loading') return <OrderSkeleton />;
  if (state.status === 'ready')
    return sought === null ? (
      <OrderView page={state.page} />
    ) : (
      <MountingView page={state.page} sought={sought} />
    );
  return <OrderFailed isMissing={state.status === 'not-found'} retry={retry} />;
}
