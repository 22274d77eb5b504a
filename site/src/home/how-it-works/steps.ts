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
    text: 'Name one task, who does it today, and how you will tell that it is done well.',
  },
  {
    drawing: 'configure',
    title: 'Configure and customize',
    text: 'Give the agent its knowledge, its tools and the point at which it must ask a person.',
  },
  {
    drawing: 'deploy',
    title: 'Deploy and activate',
    text: 'Put it where the work arrives, on your site or in your workspace, and let it start.',
  },
  {
    drawing: 'scale',
    title: 'Scale and optimize',
    text: 'Read what it did, correct what was off, then hand over the next task.',
  },
];
