import type { AccessArea } from '@lumitor/domain/people/roles';
import type { Px } from '@lumitor/domain/units';
import Add from '@mui/icons-material/Add';
import { Button, CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  type HttpError,
  type RaRecord,
  SaveButton,
  Title,
  useCreatePath,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { Link } from 'react-router';
import { areaOfPage } from '../data/resources.ts';
import { failureWords } from '../elements/failureWords.ts';
import { PlacedCard, Row, Spaced } from '../elements/layout.tsx';
import { UnsavedFormGuard } from '../elements/UnsavedGuard.tsx';
import { Writing, WritingForm } from '../elements/Writing.tsx';
import type { WordKey } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';

function usePath(type: 'list' | 'create'): string {
  const resource = useResourceContext() as string;
  return useCreatePath()({ resource, type });
}

function useArea(): AccessArea {
  const resource = useResourceContext() as string;
  return areaOfPage(resource) ?? 'sales';
}

export function AddButton({ label }: { label: string }) {
  const path = usePath('create');
  const area = useArea();
  return (
    <Writing area={area}>
      <Button variant="contained" startIcon={<Add />} component={Link} to={path}>
        {label}
      </Button>
    </Writing>
  );
}

export const FormPage = ({ children, maxWidth = 640 }: { children: ReactNode; maxWidth?: Px }) => (
  <Stack spacing={2} sx={{ maxWidth, py: 2, mb: 4 }}>
    {children}
  </Stack>
);

interface FormCardProps {
  children: ReactNode;
  aside?: ReactNode;
}

export function FormCard({ children, aside }: FormCardProps) {
  const translate = useTranslate();
  const path = usePath('list');
  const area = useArea();
  return (
    <PlacedCard width="100%">
      <Form noValidate>
        <UnsavedFormGuard />
        <CardContent>
          <WritingForm area={area}>{children}</WritingForm>
        </CardContent>
        <Row px={2} pb={2}>
          <Writing area={area}>
            <SaveButton />
          </Writing>
          <Button component={Link} to={path}>
            {translate('ra.action.cancel')}
          </Button>
          {aside && <Spaced ml="auto">{aside}</Spaced>}
        </Row>
      </Form>
    </PlacedCard>
  );
}

interface CreatePageProps {
  title: WordKey;
  added: WordKey;
  leadsTo: 'list' | 'edit';
  /** Values at first. */
  record?: object;
  children: ReactNode;
}

export function CreatePage({ title, added, leadsTo, record, children }: CreatePageProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ id }: RaRecord) => {
    notify(added, { type: 'info' });
    redirect(leadsTo, resource, id);
  };
  return (
    <CreateBase mutationOptions={{ onSuccess }} {...(record && { record })}>
      <Title title={title} />
      <FormPage>
        <FormCard>{children}</FormCard>
      </FormPage>
    </CreateBase>
  );
}

const WhenRead = ({ children }: { children: ReactNode }): ReactNode =>
  useEditContext().isFetching ? null : children;

interface EditPageProps {
  saved: WordKey;
  stale: WordKey;
  /** Whether saving returns to the list. */
  isLeft?: boolean;
  children: ReactNode;
}

/** Read once: a form with cached data would lose input on the answer. */
export function EditPage({ saved, stale, isLeft = false, children }: EditPageProps) {
  const resource = useResourceContext();
  const notify = useNotify();
  const translate = useTranslate();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(saved, { type: 'info' });
    if (isLeft) redirect('list', resource);
  };
  const onError = (error: unknown) => {
    const isStale = (error as HttpError).status === 409;
    notify(isStale ? stale : failureWords(error, translate), { type: 'error' });
  };
  return (
    <EditBase
      mutationMode="pessimistic"
      queryOptions={{ refetchOnMount: 'always', staleTime: Number.POSITIVE_INFINITY }}
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
    >
      <WhenRead>{children}</WhenRead>
    </EditBase>
  );
}
