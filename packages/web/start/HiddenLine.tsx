import type { ProductLine } from '@lumitor/domain/catalogue/productLine';
import { useLocation } from 'wouter';
import { useLineNames, useVisibleLines } from '../data/settings.ts';
import { placePath } from '../paths.ts';
import { Message } from '../shell/Message.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';

export default function HiddenLine({ line }: { line: ProductLine }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const lineNames = useLineNames();
  const visible = useVisibleLines();
  const title = t('start.hidden', { line: lineNames[line] });
  usePageTitle(title);
  return (
    <main>
      <Message
        title={title}
        actions={visible.map((other) => (
          <Button
            key={other}
            variant="primary"
            onClick={() => navigate(placePath({ line: other, isSummary: false }))}
          >
            {t('start.begin', { line: lineNames[other] })}
          </Button>
        ))}
      >
        <p>{t('start.hiddenHint')}</p>
      </Message>
    </main>
  );
}
