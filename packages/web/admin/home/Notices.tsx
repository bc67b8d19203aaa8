import { familyOf } from '@lumitor/domain/quote/lines';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
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

function Notice({ icon, title, about, children }: NoticeProps) {
  return (
    <Card
      component="section"
      sx={{ display: 'flex', gap: 1.5, p: 2, '& > svg': { color: 'text.secondary' } }}
    >
      {icon}
      <div>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {about}
        </Typography>
        {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{children}</Box>}
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
        <Notice
          icon={<Visibility fontSize="small" />}
          title={translate(`home.${word}`)}
          about={translate(`home.${word}About`)}
        />
      )}
      <Notice
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
      </Notice>
    </>
  );
}
