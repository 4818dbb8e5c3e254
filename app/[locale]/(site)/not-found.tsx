export { NotFoundView as default } from '@/components/site/missing'
