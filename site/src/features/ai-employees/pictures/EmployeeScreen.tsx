import type { EmployeePicture } from 'contract/content/employee.ts';
import type { ReactNode } from 'react';
import { Handover } from '../../../design/pictures/Handover.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { ColumnChart, MarketMap } from './Charts.tsx';
import { DocumentPage, SourcedDraft } from './DocumentPictures.tsx';
import { PlanTimeline } from './PlanTimeline.tsx';
import { CalendarDay, FirstWeek } from './RowPictures.tsx';

/** The product while the employee works, and who decides in the end. */
export function EmployeeScreen({ picture, name }: { picture: EmployeePicture; name: string }) {
  return (
    <Picture title={picture.title} alt={picture.alt}>
      {drawScreen(picture)}
      <Handover agent={name} human={picture.handover.human}>
        {picture.handover.text}
      </Handover>
    </Picture>
  );
}

function drawScreen(picture: EmployeePicture): ReactNode {
  switch (picture.kind) {
    case 'calendar':
      return <CalendarDay {...picture} />;
    case 'timeline':
      return <PlanTimeline {...picture} />;
    case 'chart':
      return <ColumnChart {...picture} />;
    case 'draft':
      return <SourcedDraft {...picture} />;
    case 'week':
      return <FirstWeek {...picture} />;
    case 'map':
      return <MarketMap {...picture} />;
    case 'document':
      return <DocumentPage {...picture} />;
  }
}
