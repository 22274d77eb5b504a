/** A lead as a visitor sends it. */
export const LEAD_BODY = JSON.stringify({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  company: 'Harborlight',
  phone: '',
  teamSize: '11-50',
  message: 'Can an AI employee answer in Hindi?',
});
