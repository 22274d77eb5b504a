import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusList } from './StatusList.tsx';

const STATUS = { takesRequests: true, version: '1.2.3', startedAt: '2026-11-26T07:10:00.000Z' };

describe('StatusList', () => {
  it('tells version and start of a server that stores requests', () => {
    render(<StatusList status={STATUS} />);
    screen.getByText('Working: requests are stored.');
    screen.getByText('1.2.3');
    expect(screen.getByText(/^November 26, 2026 at 7:10.AM UTC$/).getAttribute('datetime')).toBe(
      STATUS.startedAt,
    );
  });

  it('says so when requests cannot be stored', () => {
    render(<StatusList status={{ ...STATUS, takesRequests: false }} />);
    expect(screen.queryByText('Working: requests are stored.')).toBeNull();
    screen.getByText(/^Not working/);
  });
});
