import type { AnyOp } from '@assay/contract/op.ts';
import { Button, Group, Input } from '@mantine/core';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { TEXT } from '../text.ts';
import { PictureButton } from '../upload/picture-button.tsx';

interface PictureFieldProps {
  label: string;
  /** Takes a picture and answers its address as `url`. */
  upload: AnyOp;
  /** The address; empty for none. */
  value: string;
  onChange: (address: string) => void;
}

const PREVIEW_PX = 64;

/** A picture of a form: uploaded at once, kept when the form is saved. */
export function PictureField({ label, upload, value, onChange }: PictureFieldProps) {
  const t = useText(TEXT);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="sm">
        {value !== '' && (
          <img src={value} alt="" width={PREVIEW_PX} height={PREVIEW_PX} style={{ objectFit: 'contain' }} />
        )}
        <PictureButton
          size="xs"
          variant="default"
          send={async (form) => onChange(((await call(upload, {}, { form })) as { url: string }).url)}
        >
          {t('pickPicture')}
        </PictureButton>
        {value !== '' && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => onChange('')}>
            {t('dropPicture')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
