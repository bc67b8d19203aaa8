import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Title, useBasename } from 'react-admin';
import { Link } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';

const PAGES = ['zamowienia', 'emaile', 'reflinks', 'braki', 'zmiany', 'translacje'] as const;

/** The first page of a shop that sells: the ways to what is looked at most. */
export function Dashboard() {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Box sx={{ maxWidth: 1280, py: 2 }}>
      <Title title={translate('resources.poczatek.name')} />
      <Box
        component="nav"
        aria-label={translate('resources.poczatek.name')}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {PAGES.map((page) => (
          <Card key={page}>
            <CardActionArea component={Link} to={`${basename}/${page}`} sx={{ p: 2 }}>
              <Typography variant="h3">{translate(`resources.${page}.name`)}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
