import { familyOf } from '@lumitor/domain/quote/lines';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Button, Card, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { Row, Text } from '../elements/layout.tsx';
import { Writing } from '../elements/Writing.tsx';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { StartSetImport } from '../startSets/StartSetButtons.tsx';
import { saveSample } from '../startSets/StartSetDialog.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import type { Trial } from './trial.ts';

interface NoticeProps {
  icon: ReactElement;
  title: string;
  about: string;
  children?: ReactNode;
}

function PlacedAlert({ icon, title, about, children }: NoticeProps) {
  return (
    <Card
      component="section"
      sx={{ display: 'flex', gap: 1.5, p: 2, '& > svg': { color: 'text.secondary' } }}
    >
      {icon}
      <div>
        <Typography variant="h3">{title}</Typography>
        <Text variant="body2" color="textSecondary" mt={0.25}>
          {about}
        </Text>
        {children && (
          <Row align="stretch" mt={1.5}>
            {children}
          </Row>
        )}
      </div>
    </Card>
  );
}

export function Notices({ line, trial: { rail } }: { line: LineArticles; trial: Trial }) {
  const translate = useTranslate();
  const isSold = line.articles.connections.some(({ id, active }) => id === rail?.id && active);
  const word = !isSold ? 'notSold' : familyOf(line.table, rail) ? null : 'unruled';
  return (
    <>
      {rail && word && (
        <PlacedAlert
          icon={<Visibility fontSize="small" />}
          title={translate(`home.${word}`)}
          about={translate(`home.${word}About`)}
        />
      )}
      <PlacedAlert
        icon={<FileUpload fontSize="small" />}
        title={translate('home.startSet')}
        about={translate('home.startSetAbout')}
      >
        <Writing area="catalogue">
          <StartSetImport line={line.line} />
        </Writing>
        <Button size="small" onClick={saveSample}>
          {translate('startSets.sample')}
        </Button>
      </PlacedAlert>
    </>
  );
}
