import { Stack, Textarea, TextInput } from '@mantine/core';
import { PicturesPanel } from '../../../features/site/admin/pictures-panel.tsx';
import { ServicePanels } from '../../../features/site/admin/service-panels.tsx';
import styles from '../../../features/site/admin/settings.module.css';
import { SettingsForm } from '../../../features/site/admin/settings-form.tsx';
import { TEXT } from '../../../features/site/admin/text.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Names and links of the site. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('config')} lead={t('configLead')} width="narrow">
      <SettingsForm>
        {(form) => (
          <>
            <Panel title={t('names')}>
              <div className={styles.grid}>
                <TextInput label={t('name')} required maxLength={100} {...form.getInputProps('name')} />
                <TextInput
                  label={t('shortName')}
                  description={t('shortNameHint')}
                  required
                  maxLength={20}
                  {...form.getInputProps('shortName')}
                />
                <Textarea
                  className={styles.whole ?? ''}
                  label={t('description')}
                  autosize
                  minRows={2}
                  maxLength={500}
                  {...form.getInputProps('description')}
                />
              </div>
            </Panel>
            <Panel title={t('links')}>
              <div className={styles.grid}>
                <TextInput label={t('projectName')} maxLength={100} {...form.getInputProps('projectName')} />
                <TextInput
                  label={t('projectUrl')}
                  type="url"
                  maxLength={500}
                  placeholder="https://"
                  {...form.getInputProps('projectUrl')}
                />
                <TextInput label={t('recordName')} maxLength={100} {...form.getInputProps('recordName')} />
                <TextInput
                  label={t('recordUrl')}
                  type="url"
                  maxLength={500}
                  placeholder="https://"
                  {...form.getInputProps('recordUrl')}
                />
              </div>
            </Panel>
          </>
        )}
      </SettingsForm>
      <Stack gap="md" mt="md">
        <PicturesPanel kind="carousel" />
        <PicturesPanel kind="background" />
        <ServicePanels />
      </Stack>
    </PageFrame>
  );
}
