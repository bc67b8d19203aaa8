import type { Gateway, System } from '@lumitor/domain/catalogue/article';
import { gatewayBudget } from '@lumitor/domain/kinds/gateway/findings';
import { gatewaysOf, MAX_GATEWAYS } from '@lumitor/domain/plan/choices';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { formatFigure } from '@lumitor/domain/translation/figures';
import { usePricing } from '../../../parts/usePricing.ts';
import { useShownPrice } from '../../../parts/useShownPrice.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Gauge } from '../../../ui/Gauge.tsx';
import { usePlan } from '../../../visitor/configuratorStore.ts';
import { useCatalogue, useQuote } from '../../../visitor/derived.ts';
import { edit } from '../../../visitor/editing.ts';
import { useInstallation, useRestingPlan } from '../../../visitor/installation.ts';
import { useOffered } from '../../../visitor/offered.ts';
import { ArticlePicture } from '../choice/ArticlePicture.tsx';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { ChooseOne } from '../choice/ChooseOne.tsx';
import { ListSkeleton } from '../choice/ListSkeleton.tsx';
import { Misfits } from '../choice/Misfits.tsx';
import { QuantityField } from '../choice/QuantityField.tsx';
import styles from './GatewayQuantity.module.css';
import { PowerChoice } from './PowerChoice.tsx';

interface Use {
  label: string;
  used: number;
  most: number;
  unit?: string;
}

function GatewayUse() {
  const { t, language } = useTranslation();
  const plan = useRestingPlan();
  const catalogue = useCatalogue();
  const installation = useInstallation();
  const gateways = gatewaysOf(usePlan().choices);
  const budget = catalogue && installation && gatewayBudget({ plan, catalogue, installation });
  if (!budget) return null;
  const { addresses, current, luminaires, carries, mostCurrent } = budget;
  const isDali = catalogue.systems.find(({ id }) => id === plan.choices.systemId)?.type === 'dali';
  const uses: Use[] = isDali
    ? [
        { label: t('control.addresses'), used: addresses, most: gateways * carries },
        { label: t('control.busCurrent'), used: current, most: gateways * mostCurrent, unit: 'mA' },
      ]
    : [{ label: t('control.onGateways'), used: luminaires, most: gateways * carries }];
  const figure = (value: number, unit?: string) => (unit ? formatFigure(value, unit, language) : value);
  return uses.map(({ label, used, most, unit }) => {
    const text = t('control.usedOf', { used: figure(used, unit), most: figure(most, unit) });
    return (
      <div key={label} className={styles.use}>
        <p>
          <span>{label}</span>
          <span data-exceeded={used > most || undefined}>{text}</span>
        </p>
        <Gauge label={label} value={used} max={most} text={text} />
      </div>
    );
  });
}

const change = (quantity: number, isTyped: boolean) =>
  void edit({ kind: 'setGatewayQuantity', quantity }, isTyped ? 'gateways' : undefined);

function GatewayQuantity({ title }: { title: string }) {
  const quantity = gatewaysOf(usePlan().choices);
  return (
    <div className={styles.quantity}>
      <QuantityField title={title} quantity={quantity} least={1} most={MAX_GATEWAYS} onChange={change} />
      <GatewayUse />
    </div>
  );
}

function SystemChoice({ systems }: { systems: readonly System[] }) {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  const cards = systems.map((system) => ({
    id: system.id,
    title: titleIn(system, language),
    details: priceInWords(priceOf(system)),
    more: (
      <p>
        {titleIn(
          {
            title: system.descriptionPL,
            titleEn: system.descriptionEN,
            translation: system.translationDescription,
          },
          language,
        )}
      </p>
    ),
  }));
  return (
    <ChooseOne legend={t('control.system')} choice="systemId" cards={cards}>
      <Misfits collection="systems" />
      {systems.length === 0 && <p>{t('control.noSystems')}</p>}
    </ChooseOne>
  );
}

function GatewayChoice({ gateways }: { gateways: readonly Gateway[] }) {
  const { t, language } = useTranslation();
  const { priceOf } = usePricing();
  const priceInWords = useShownPrice();
  const none = {
    id: null,
    title: t('control.noGateway'),
    details: t(gateways.length > 0 ? 'control.noGatewayHint' : 'control.noGateways'),
  };
  const cards = gateways.map((gateway) => ({
    id: gateway.id,
    picture: <ArticlePicture img={gateway.img} icon="control" />,
    title: titleIn(gateway, language),
    details: [gateway.description, priceInWords(priceOf(gateway))].filter(Boolean).join(' · '),
    whenChosen: <GatewayQuantity title={titleIn(gateway, language)} />,
  }));
  return (
    <ChooseOne legend={t('control.gateway')} choice="gatewayId" cards={[none, ...cards]}>
      <Misfits collection="gateways" />
    </ChooseOne>
  );
}

export default function ControlPanel() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const offered = useOffered();
  const quote = useQuote();
  return (
    <ChoicePanel title={t('control.title')} sum={t('control.hint')}>
      {catalogue && offered && quote ? (
        <>
          <SystemChoice systems={catalogue.systems.filter(({ active }) => active)} />
          <GatewayChoice gateways={offered.gateways} />
          <PowerChoice powers={offered.powers} quote={quote} />
        </>
      ) : (
        <ListSkeleton />
      )}
    </ChoicePanel>
  );
}
