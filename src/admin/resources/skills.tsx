import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import { skills as contract } from '../../../contract/skills';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const skills = defineResource(contract, {
  path: `${paths.admin.combat}/skills`,
  icon: AutoAwesomeIcon,
  filters: ['kind'],
  canDelete: true,
  balance: {},
  form: ['image', ['name', 'nameEn'], ['kind', 'cooldown'], 'description', 'descriptionEn', 'others'],
  texts: {
    vi: {
      noun: 'kỹ năng',
      lower: 'kỹ năng',
      nouns: 'Kỹ năng',
      empty: 'Phần quản lý kỹ năng sẽ sớm ra mắt.',
      labels: { name: 'Tên', kind: 'Hệ', cooldown: 'Hồi chiêu (giây)', description: 'Mô tả' },
      choices: { kind: { Magic: 'Phép', Electric: 'Điện' } },
    },
    en: {
      noun: 'Skill',
      lower: 'skill',
      nouns: 'Skills',
      empty: 'Skills management is coming soon.',
      labels: { name: 'Name', kind: 'Kind', cooldown: 'Cooldown (seconds)', description: 'Description' },
      choices: { kind: { Magic: 'Magic', Electric: 'Electric' } },
    },
  },
});
