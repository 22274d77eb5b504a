import Type, { type Static } from 'typebox';
import { line, link, prose, template } from './fields.ts';
import { group, rows } from './parts.ts';

/** Words of the header and the footer, and what they link to (S1 sections 2.2 and 2.3). */
export const MenusSchema = group({
  header: group(
    {
      skip: line(30, { title: 'Skip link', description: 'First stop of the Tab key' }),
      navigation: line(20, { title: 'Navigation', description: 'For screen readers' }),
      toggle: line(20, { title: 'Menu button', description: 'For screen readers' }),
      opensMenu: line(40, {
        title: 'Description of a menu’s button',
        description: 'For screen readers, where the link before it has the same name',
      }),
      items: Type.Array(
        group({
          name: line(24, { title: 'Name' }),
          page: Type.Optional(link({ title: 'Page' })),
          menu: Type.Optional(
            Type.Enum(['resources', 'services', 'employees'], {
              title: 'Menu',
              description: 'Pages name the menu that they stand in',
            }),
          ),
        }),
        { title: 'Navigation' },
      ),
      search: line(20, { title: 'Search' }),
      login: line(20, { title: 'Login' }),
      contact: line(24, { title: 'Contact' }),
      signUp: line(24, { title: 'Sign up' }),
    },
    { title: 'Header' },
  ),
  footer: group(
    {
      about: prose(160, { title: 'About us' }),
      groupName: template(40, ['group'], {
        title: 'Name of a group',
        description: 'For screen readers: the title of a group of links is filled in for {group}',
      }),
      groups: Type.Array(
        group({
          title: line(24, { title: 'Title' }),
          links: rows(group({ name: line(30, { title: 'Name' }), page: link({ title: 'Page' }) })),
        }),
        { title: 'Links' },
      ),
      copyright: line(80, { title: 'Copyright', description: '2025 as specified (S1 section 9)' }),
      social: line(30, { title: 'Social profiles', description: 'For screen readers' }),
    },
    { title: 'Footer' },
  ),
});

export type MenuName = NonNullable<Static<typeof MenusSchema>['header']['items'][number]['menu']>;
