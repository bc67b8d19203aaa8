import type { Reflink } from '@lumitor/domain/catalogue/partner';
import { Card, CardContent, TextField, Typography } from '@mui/material';
import { CopyLinkButton } from '../elements/CopyLinkButton.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { QrFiles } from './QrFiles.tsx';
import { reflinkUrl } from './reflinkUrl.ts';

/** The link as the partner hands it out: as text and as a QR code. */
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
