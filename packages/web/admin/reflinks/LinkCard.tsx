import type { Reflink } from '@lumitor/domain/catalogue/partner';
import type { Cm } from '@lumitor/domain/units';
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { fileNameOf, saveFile } from '../../parts/file.ts';
import { PATHS } from '../../paths.ts';
import { qrOutline, qrPng, qrSvg } from '../../shell/qrFile.ts';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { Row, Spaced } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

/** Address that a partner hands out; it assigns the visitor's orders to the partner. */
export const reflinkUrl = (id: string): string =>
  new URL(`${PATHS.home}?ref=${encodeURIComponent(id)}`, location.origin).href;

const SIDES: readonly Cm[] = [2, 4, 8];

interface QrFilesProps {
  url: string;
  name: string;
  id: string;
}

function QrFiles({ url, name, id }: QrFilesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [side, setSide] = useState<Cm>(4);
  const { path, viewBox } = useMemo(() => qrOutline(url), [url]);
  const fileName = (extension: 'svg' | 'png') =>
    fileNameOf(`${translate('reflinks.qr.fileName')} ${name}`, id, extension);
  const savePng = () =>
    qrPng(url, side).then(
      (png) => saveFile(png, fileName('png')),
      () => notify('sales.failed', { type: 'error' }),
    );
  return (
    <Row gap={2} align="stretch" mt={2}>
      <Box
        component="svg"
        role="img"
        aria-label={translate('reflinks.qr.label', { name })}
        viewBox={viewBox}
        sx={{
          width: 160,
          height: 160,
          bgcolor: '#fff',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          shapeRendering: 'crispEdges',
        }}
      >
        <path d={path} fill="#1b1b1a" />
      </Box>
      <Spaced flex="1 1 180px">
        <ChoiceField
          label={translate('reflinks.qr.size')}
          value={side}
          onChoose={setSide}
          choices={SIDES.map((size) => [size, translate('reflinks.qr.centimetres', { size })])}
        />
        <Row align="stretch" my={1}>
          <Button variant="outlined" onClick={() => saveFile(qrSvg(url, side), fileName('svg'))}>
            {translate('reflinks.qr.svg')}
          </Button>
          <Button variant="outlined" onClick={savePng}>
            {translate('reflinks.qr.png')}
          </Button>
        </Row>
        <Typography variant="caption">{translate('reflinks.qr.hint')}</Typography>
      </Spaced>
    </Row>
  );
}

export function LinkCard({ reflink: { id, name } }: { reflink: Reflink }) {
  const translate = useTranslate();
  const url = reflinkUrl(id);
  return (
    <Card component="section" aria-labelledby="reflink-link">
      <CardContent>
        <Typography id="reflink-link" variant="h2" gutterBottom>
          {translate('reflinks.link')}
        </Typography>
        <TextField
          value={url}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': translate('reflinks.link') } }}
          onFocus={({ target }) => target.select()}
        />
        <CopyLinkButton url={url} />
        <QrFiles url={url} name={name} id={id} />
      </CardContent>
    </Card>
  );
}
