import { uploadContestLogo } from '@assay/contract/contests/admin.ts';
import { uploadGroupContestLogo } from '@assay/contract/groups/contests.ts';
import { Button, Group } from '@mantine/core';
import { call } from '../../../lib/call.ts';
import { PictureButton } from '../../../ui/upload/picture-button.tsx';

interface LogoFieldProps {
  /** The group that it belongs to; null for the site. */
  gid: number | null;
  logoUrl: string | null;
  onChange: (logoUrl: string | null) => void;
  words: { logo: string; pick: string; drop: string };
}

/** The picture beside the name of a contest or a work. */
export function LogoField({ gid, logoUrl, onChange, words }: LogoFieldProps) {
  const send = (form: FormData) =>
    gid === null ? call(uploadContestLogo, {}, { form }) : call(uploadGroupContestLogo, { gid }, { form });
  return (
    <Group gap="xs">
      {logoUrl && <img src={logoUrl} alt={words.logo} width={40} height={40} style={{ objectFit: 'contain' }} />}
      <PictureButton size="xs" variant="default" send={async (form) => onChange((await send(form)).url)}>
        {words.pick}
      </PictureButton>
      {logoUrl && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => onChange(null)}>
          {words.drop}
        </Button>
      )}
    </Group>
  );
}
