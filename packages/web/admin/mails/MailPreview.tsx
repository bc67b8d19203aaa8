import { type FilledMail, fillMail, type MailBlock, type MailSpan } from '@lumitor/domain/mails/fillMail';
import type { MailKind, MailValues } from '@lumitor/domain/mails/mails';
import type { MailText } from '@lumitor/domain/mails/mailTexts';
import { Card, Typography } from '@mui/material';
import { Placed, PlacedSkeleton, Spaced, Text } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useWords } from '../words/useTranslate.ts';
import type { PreviewData } from './usePreviewData.ts';

function Span({ kind, text }: MailSpan) {
  if (kind === 'fact') return <strong>{text}</strong>;
  return kind === 'link' ? <u>{text}</u> : text;
}

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'quote')
    return (
      <Spaced component="blockquote" isVerbatim isBreakable m={0} pl={2} color="text.secondary">
        {block.text}
      </Spaced>
    );
  return block.lines.map((spans, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
    <Spaced key={line} isVerbatim isBreakable>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no identity
        <Span key={index} {...span} />
      ))}
    </Spaced>
  ));
}

function Paragraphs({ paragraphs }: Pick<FilledMail, 'paragraphs'>) {
  return paragraphs.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity
    <Spaced key={index} mt={1.5}>
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity
        <Block key={position} block={block} />
      ))}
    </Spaced>
  ));
}

interface Props {
  kind: MailKind;
  language: string;
  text: MailText;
  data: PreviewData;
}

const WITH_PDF: readonly MailKind[] = ['offer', 'offerWithMessage', 'enquiry'];

/** The mail as text in its frame. */
export function MailPreview({ kind, language, text, data: { values, error, retry } }: Props) {
  const words = useWords('mails');
  if (error) return <RetryNotice onRetry={retry} />;
  if (!values) return <PlacedSkeleton variant="rounded" height={320} aria-hidden />;
  const { subject, paragraphs } = fillMail(kind, text, values as MailValues<typeof kind>);
  return (
    <Placed as={Card} p={2}>
      <div lang={language.toLowerCase()}>
        <Text isStrong isBreakable pb={1}>
          {subject}
        </Text>
        <Spaced line="above">
          <Paragraphs paragraphs={paragraphs} />
        </Spaced>
      </div>
      {WITH_PDF.includes(kind) && (
        <Spaced line="above" mt={2} pt={1}>
          <Typography variant="body2" color="text.secondary">
            {words('attachment')}
          </Typography>
        </Spaced>
      )}
    </Placed>
  );
}
