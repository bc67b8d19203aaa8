import { ACCOUNT_ROLES, AREAS, mayRead, mayWrite } from '@lumitor/domain/people/roles';
import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from '../words/useTranslate.ts';

/** What each role sees and changes (D63). */
export function RolesMatrix() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="roles-matrix">
      <Typography id="roles-matrix" variant="h2" gutterBottom>
        {translate('people.matrix.title')}
      </Typography>
      <TableContainer component={Paper} variant="outlined" tabIndex={0} aria-labelledby="roles-matrix">
        <Table size="small" aria-labelledby="roles-matrix">
          <TableHead>
            <TableRow>
              <TableCell>{translate('people.matrix.area')}</TableCell>
              {ACCOUNT_ROLES.map((role) => (
                <TableCell key={role}>{translate(`people.roles.${role}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {AREAS.map((area) => (
              <TableRow key={area}>
                <TableCell component="th" scope="row">
                  {translate(`people.areas.${area}`)}
                </TableCell>
                {ACCOUNT_ROLES.map((role) => (
                  <TableCell
                    key={role}
                    sx={mayWrite(role, area) ? { fontWeight: 600 } : { color: 'text.secondary' }}
                  >
                    {translate(
                      `people.matrix.${mayWrite(role, area) ? 'write' : mayRead(role, area) ? 'read' : 'none'}`,
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
