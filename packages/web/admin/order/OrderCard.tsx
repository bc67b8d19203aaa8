import { productLineOf } from '@lumitor/domain/catalogue/productLine';
import { railColour } from '@lumitor/domain/catalogue/railColour';
import { hasDimming } from '@lumitor/domain/dimming/dimming';
import type { SheetContent } from '@lumitor/domain/drawing/sheet';
import { drawLayout } from '@lumitor/domain/kinds/rail/drawing';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { orderCommissioning } from '@lumitor/domain/lists/commissioning';
import { factsOf } from '@lumitor/domain/lists/facts';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { orderLuminaires } from '@lumitor/domain/order/orderLuminaires';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { AUTOMATIC, PAPERS, SCALES, type SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { Px } from '@lumitor/domain/units';
import Download from '@mui/icons-material/Download';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { downloadPath, orderPath } from '../../addresses.ts';
import { csvFile, tableCsv } from '../../csv/csv.ts';
import { useLineNames } from '../../data/settings.ts';
import { LayoutDrawing } from '../../drawing/LayoutDrawing.tsx';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { storedTitleEntries } from '../../pdf/titleEntriesStorage.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { PlacedButton, PlacedCard, Row, Spaced, Text } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useOrderWords } from './useOrderWords.ts';

const ANY = '';

const CHOICE = {
  slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
  flex: '1 1 140px',
  m: 0,
} as const;

/** @param client default of the title block (D58b) */
function DrawingFile({ page, client }: { page: ShownOrder; client: string }) {
  const { t, language } = useOrderWords(page);
  const notify = useNotify();
  const [{ paper, scale }, setChoice] = useState<SheetChoice>(AUTOMATIC);
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    setWorking(true);
    try {
      const { makeInstallationPdf } = await import('../../pdf/makeInstallationPdf.ts');
      const entries = storedTitleEntries(page.id);
      const url = new URL(downloadPath(page.id), location.origin).href;
      const pdf = await makeInstallationPdf(
        { page, language, url },
        {
          choice: { paper, scale },
          entries: { ...entries, client: entries.client || client },
        },
      );
      const name = `${page.data.name || t('parts.fileName')} ${t('sheet.fileName')}`;
      saveFile(pdf, fileNameOf(name, page.id, 'pdf'));
    } catch (error) {
      console.error(error);
      notify(t('download.fileFailed'), { type: 'error' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <Row gap="12px 8px" align="stretch" mb={1}>
      <Button variant="outlined" startIcon={<Download />} disabled={isWorking} onClick={() => void save()}>
        {t('download.file_drawing')}
      </Button>
      <ChoiceField
        {...CHOICE}
        label={t('download.paper')}
        value={paper ?? ANY}
        choices={[[ANY, t('download.anyPaper')], ...PAPERS.map((name) => [name, name] as const)]}
        onChoose={(chosen) => setChoice({ paper: chosen || null, scale })}
      />
      <ChoiceField<number | ''>
        {...CHOICE}
        label={t('download.scale')}
        value={scale ?? ANY}
        choices={[[ANY, t('download.anyScale')], ...SCALES.map((ratio) => [ratio, `1 : ${ratio}`] as const)]}
        onChoose={(chosen) => setChoice({ paper, scale: SCALES.find((ratio) => ratio === chosen) ?? null })}
      />
    </Row>
  );
}

/** Addresses and scenes for the gateway (D56, D69). */
function ScenesFile({ page }: { page: ShownOrder }) {
  const { t, language } = useOrderWords(page);
  const isDali = page.order.systemType === 'dali';
  if (!isDali && !hasDimming(page.plan.dimming)) return null;
  const save = () => {
    const cells = orderCommissioning(page, orderInstallation(page), language, t);
    const name = `${page.data.name || t('parts.fileName')} ${t(isDali ? 'scenes.addressesFileName' : 'scenes.fileName')}`;
    saveFile(csvFile(tableCsv(cells, language)), fileNameOf(name, page.id, 'csv'));
  };
  return (
    <PlacedButton variant="outlined" startIcon={<Download />} onClick={save} mb={1}>
      {t(isDali ? 'download.file_addresses' : 'download.file_commissioning')}
    </PlacedButton>
  );
}

const DRAWING_HEIGHT: Px = 234;

export function OrderCard({ page, client }: { page: ShownOrder; client: string }) {
  const translate = useTranslate();
  const { t, language } = useOrderWords(page);
  const lineNames = useLineNames();
  const { id, data, order, plan } = page;
  const drawing = useMemo(() => drawLayout(geometryOf(plan.layout)), [plan]);
  const content = useMemo((): SheetContent => {
    const underlay = data.underlay && { ...data.underlay, href: data.underlay.file };
    const { room, areas, hidden } = plan;
    return { luminaires: orderLuminaires(data, plan), room, areas, hidden, underlay: underlay ?? null };
  }, [data, plan]);
  const fact = useMemo(() => {
    const facts = new Map(factsOf(page, language, t).map(({ name, value }) => [name, value]));
    return (name: string) => facts.get(name) ?? '';
  }, [page, language, t]);
  const luminaires = data.lines.reduce(
    (sum, { kind, quantity }) => sum + (kind === 'binding' ? quantity : 0),
    0,
  );
  const made = [
    [fact('colour'), fact('system')],
    [translate('order.railsCount', { smart_count: data.steps.length }), fact('length')],
    [translate('order.luminairesCount', { smart_count: luminaires }), fact('power')],
    [fact('gateway'), fact('supply')],
  ];
  return (
    <PlacedCard component="section" display="flex" flexWrap={{ xs: 'wrap', sm: 'nowrap' }}>
      <Box
        sx={{
          flex: { xs: '1 1 100%', sm: '1 1 58%' },
          minWidth: 0,
          display: 'grid',
          alignItems: 'center',
          bgcolor: 'background.default',
          borderRight: { sm: 1 },
          borderBottom: { xs: 1, sm: 0 },
          borderColor: { xs: 'divider', sm: 'divider' },
        }}
      >
        <LayoutDrawing
          drawing={drawing}
          content={content}
          colour={railColour(order)}
          label={t('parts.drawing', { steps: data.steps.length, length: fact('length') })}
          maxHeight={DRAWING_HEIGHT}
        />
      </Box>
      <Spaced flex={{ xs: '1 1 100%', sm: '1 1 42%' }} display="flex" flexDirection="column" p={2}>
        <Text variant="h2" isBreakable>
          {data.name || translate('orders.unnamed')}
        </Text>
        <Typography variant="caption">
          {[lineNames[productLineOf(order.isMicro)], fact('railFamily')].filter(Boolean).join(', ')}
        </Typography>
        <Spaced my={1.5} lineHeight={1.6}>
          {made
            .map((words) => words.filter(Boolean).join(', '))
            .filter(Boolean)
            .map((words) => (
              <div key={words}>{words}</div>
            ))}
        </Spaced>
        <DrawingFile page={page} client={client} />
        <ScenesFile page={page} />
        <PlacedButton
          variant="outlined"
          startIcon={<OpenInNew />}
          href={orderPath(id, data.language)}
          target="_blank"
          rel="noreferrer"
          mt="auto"
        >
          {translate('order.openLayout')}
        </PlacedButton>
      </Spaced>
    </PlacedCard>
  );
}
