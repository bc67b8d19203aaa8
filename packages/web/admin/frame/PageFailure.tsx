import { Button } from '@mui/material';
import { type ErrorProps, Title } from 'react-admin';
import { Spaced, Text } from '../elements/layout.tsx';
import { LostPage } from '../elements/lazyPage.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** Only a reload requests a lost chunk again; the page has no input yet. */
export function PageFailure({ error }: ErrorProps) {
  const translate = useTranslate();
  const isLost = error instanceof LostPage;
  return (
    <Spaced maxWidth={720} py={3}>
      <Title title={translate('frame.title')} />
      <div role="alert">
        <Text variant="h1" component="h2" mb={1}>
          {translate(isLost ? 'frame.lost' : 'ra.page.error')}
        </Text>
        <Text mb={2}>{translate(isLost ? 'frame.lostAbout' : 'ra.message.error')}</Text>
      </div>
      <Button variant="contained" onClick={() => location.reload()}>
        {translate('frame.reload')}
      </Button>
    </Spaced>
  );
}
