import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import { help as contract } from '../../../contract/help';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const help = defineResource(contract, {
  path: `${paths.admin.content}/help`,
  icon: HelpIcon,
  canDelete: true,
  filters: ['status', 'schedule', 'subject'],
  sort: { field: 'place', order: 'ASC' },
  defaultValues: { subject: 0, place: 1 },
  columns: ['question', 'status', 'subject', 'place', 'others'],
  notInTable: ['answer'],
  form: [['question', 'questionEn'], 'answer', ['subject', 'place'], 'others'],
  texts: {
    noun: ['câu hỏi', 'Question'],
    lower: ['câu hỏi', 'question'],
    nouns: ['Trợ giúp', 'Help'],
    labels: {
      question: ['Câu hỏi', 'Question'],
      answer: ['Câu trả lời', 'Answer'],
      subject: ['Chủ đề', 'Subject'],
      place: ['Thứ tự', 'Order'],
    },
    choices: {
      subject: {
        Payments: ['Thanh toán và kim cương', 'Payments and diamonds'],
        Account: ['Tài khoản', 'Account'],
        Game: ['Trò chơi', 'The game'],
        Items: ['Vật phẩm', 'Items'],
        Safety: ['An toàn', 'Safety'],
      },
    },
    help: {
      place: ['Thứ tự trong chủ đề, từ 1 đến 99.', 'The order within its subject, from 1 to 99.'],
    },
  },
});
