/** One of the four steps to a working AI employee (S1 section 1). */
export interface Step {
  drawing: 'define' | 'configure' | 'deploy' | 'scale';
  title: string;
  text: string;
}

export const steps: Step[] = [
  {
    drawing: 'define',
    title: 'Define the use case',
    text: 'Pick one task, who does it today, and what “done well” looks like.',
  },
  {
    drawing: 'configure',
    title: 'Configure and customize',
    text: 'Give the agent its sources, its tools and the point where it has to ask.',
  },
  {
    drawing: 'deploy',
    title: 'Deploy and activate',
    text: 'Put it where the work arrives, on your site or in your workspace, and switch it on.',
  },
  {
    drawing: 'scale',
    title: 'Scale and optimize',
    text: 'Read what it did, fix what was off, then give it the next task.',
  },
];
