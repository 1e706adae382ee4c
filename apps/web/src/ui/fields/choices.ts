export { MultiSelect, Select, TagsInput } from '@mantine/core';
