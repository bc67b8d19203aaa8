import {
  ACCOUNT_ROLES,
  type AccessArea,
  type AccountRole,
  AREAS,
  type PermissionTicks,
  type Right,
  roleOf,
  ticksOf,
} from '@lumitor/domain/people/roles';
import Tune from '@mui/icons-material/Tune';
import {
  Checkbox,
  DialogContentText,
  IconButton,
  TableBody,
  TableCell,
  TableRow,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { FormDialog } from '../elements/FormDialog.tsx';
import { HeadedTable } from '../elements/HeadedTable.tsx';
import { Row } from '../elements/layout.tsx';
import { useTranslate } from '../words/useTranslate.ts';

const RIGHTS = ['read', 'write'] as const satisfies readonly Right[];

interface TicksDialogProps {
  role: AccountRole;
  title: string;
  onSave(role: AccountRole): void;
  onClose(): void;
}

function TicksDialog({ role, title, onSave, onClose }: TicksDialogProps) {
  const translate = useTranslate();
  const [ticks, setTicks] = useState<PermissionTicks>(ticksOf(role));
  const isTicked = (area: AccessArea, right: Right) =>
    right === 'read' ? area in ticks : ticks[area] === 'write';
  const tick = (area: AccessArea, right: Right, isOn: boolean) => {
    const { [area]: _, ...others } = ticks;
    // Write permission includes read permission.
    const granted: Right | null = isOn ? right : right === 'write' ? 'read' : null;
    setTicks(ticksOf(roleOf(granted ? { ...others, [area]: granted } : others)));
  };
  return (
    <FormDialog
      title={title}
      submit={translate('ra.action.save')}
      onSubmit={() => onSave(roleOf(ticks))}
      onClose={onClose}
    >
      <DialogContentText>{translate('people.ticksAbout')}</DialogContentText>
      <HeadedTable
        aria-label={title}
        sx={{ mt: 1, '& td, & th': { px: 0.5 } }}
        heads={[
          translate('people.matrix.area'),
          ...RIGHTS.map((right) => ({
            label: translate(`people.matrix.${right}`),
            align: 'center' as const,
          })),
        ]}
      >
        <TableBody>
          {AREAS.map((area) => (
            <TableRow key={area}>
              <TableCell component="th" scope="row">
                {translate(`people.areas.${area}`)}
              </TableCell>
              {RIGHTS.map((right) => (
                <TableCell key={right} align="center">
                  <Checkbox
                    checked={isTicked(area, right)}
                    onChange={({ target }) => tick(area, right, target.checked)}
                    slotProps={{
                      input: {
                        'aria-label': `${translate(`people.areas.${area}`)}: ${translate(`people.matrix.${right}`)}`,
                      },
                    }}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </HeadedTable>
    </FormDialog>
  );
}

const CUSTOM = 'own';

interface RoleFieldProps {
  role: AccountRole;
  label?: string;
  email?: string;
  onRole(role: AccountRole): void;
}

export function RoleField({ role, label, email, onRole }: RoleFieldProps) {
  const translate = useTranslate();
  const [isTicking, setTicking] = useState(false);
  const built = ACCOUNT_ROLES.find((each) => each === role);
  const name = email === undefined ? translate('people.role') : translate('people.roleOf', { email });
  const ticksName = email === undefined ? translate('people.ticks') : translate('people.ticksOf', { email });
  return (
    <Row gap={0.5} isWrapped={false}>
      <ChoiceField<string>
        {...(label ? { label } : { margin: 'none' as const })}
        fullWidth={label !== undefined}
        value={built ?? CUSTOM}
        onChoose={(chosen) => {
          const set = ACCOUNT_ROLES.find((each) => each === chosen);
          if (set) onRole(set);
          else setTicking(true);
        }}
        choices={[
          ...ACCOUNT_ROLES.map((each) => [each, translate(`people.roles.${each}`)] as const),
          [CUSTOM, translate('people.ownTicks')] as const,
        ]}
        slotProps={{ htmlInput: { 'aria-label': name } }}
        {...(!label && { width: 140 })}
      />
      <Tooltip title={translate('people.ticks')}>
        <IconButton aria-label={ticksName} onClick={() => setTicking(true)}>
          <Tune />
        </IconButton>
      </Tooltip>
      {isTicking && (
        <TicksDialog
          role={role}
          title={ticksName}
          onSave={(ticked) => {
            setTicking(false);
            onRole(ticked);
          }}
          onClose={() => setTicking(false)}
        />
      )}
    </Row>
  );
}
