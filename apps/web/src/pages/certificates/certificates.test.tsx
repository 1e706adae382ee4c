import { getCertificate } from '@assay/contract/certificates/certificate.ts';
import { getHonors } from '@assay/contract/certificates/honors.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse, sentCalls } from '../../testing/fake-server.ts';
import { visit } from '../../testing/render.tsx';

const CERTIFICATE = {
  code: '7H2KQ-09XWM-3FPA',
  name: '张三',
  title: 'Spring Contest',
  content: 'won the first prize',
  day: '2026-03-31',
  image: '',
  hasPdf: true,
  revoked: false,
  revokeReason: '',
};

it('CERT-2 anybody types a code and reads what was printed', async () => {
  answer(getCertificate, CERTIFICATE);
  const { person } = visit('/certificate');
  await person.type(await screen.findByRole('textbox', { name: 'Certificate code' }), '7h2kq 09xwm 3fpa{Enter}');
  expect(await screen.findByRole('region', { name: 'Spring Contest' })).toBeTruthy();
  expect(screen.getByText('Valid')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/api/certificate/pdf?code=7H2KQ-09XWM-3FPA',
  );
  expect(sentCalls(getCertificate)[0]!.input).toEqual({ code: '7h2kq 09xwm 3fpa' });
});

it('CERT-2 says what was revoked, and why, and offers no PDF', async () => {
  answer(getCertificate, { ...CERTIFICATE, hasPdf: false, revoked: true, revokeReason: 'Wrong name' });
  visit('/certificate?code=7H2KQ-09XWM-3FPA');
  expect(await screen.findByText('Revoked: Wrong name')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Download PDF' })).toBeNull();
});

it('CERT-2 says so when nothing has this code', async () => {
  refuse(getCertificate, 'certificate.unknown');
  visit('/certificate?code=nothing');
  expect(await screen.findByText('There is no certificate with this code')).toBeTruthy();
});

it('CERT-6 lists who is honoured, and for what', async () => {
  answer(getHonors, [{ id: 1, uid: 5, username: 'ada', nickname: 'Ada', avatar: null, title: 'Founder', ac: 1 }]);
  visit('/honor');
  expect(await screen.findByText('Founder')).toBeTruthy();
  expect(screen.getByText('1 problem solved')).toBeTruthy();
});
